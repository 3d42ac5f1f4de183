#!/bin/sh
# Installs the system libraries that Telltale is built with, if they are missing, and says what it
# does. Without the right to install, it says which command to run.
set -eu

missing=""
if ! command -v pkg-config >/dev/null 2>&1; then
  missing="pkg-config libxml-2.0 sqlite3 libcrypto"
else
  for library in libxml-2.0 sqlite3 libcrypto; do
    pkg-config --exists "$library" 2>/dev/null || missing="$missing $library"
  done
fi
if [ "$(uname)" = Darwin ]; then
  # CryptoKit takes the place of libcrypto there.
  missing=$(printf '%s' "$missing" | sed 's/libcrypto//')
fi
# Loaded when a real model is asked, and not needed to build; macOS has it.
if [ "$(uname)" = Linux ] && command -v ldconfig >/dev/null 2>&1 &&
  ! ldconfig -p | grep -q 'libcurl\(-gnutls\)\?\.so\.4'; then
  missing="$missing libcurl"
fi
[ -n "$(printf '%s' "$missing" | tr -d ' ')" ] || exit 0

packages=""
if command -v apt-get >/dev/null 2>&1; then
  for library in $missing; do
    case $library in
      pkg-config) packages="$packages pkg-config" ;;
      libxml-2.0) packages="$packages libxml2-dev" ;;
      sqlite3) packages="$packages libsqlite3-dev" ;;
      libcrypto) packages="$packages libssl-dev" ;;
      libcurl) packages="$packages libcurl4" ;;
    esac
  done
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then
    if sudo -n true 2>/dev/null; then
      sudo="sudo"
    else
      echo "Missing system libraries:$packages. Run this, then try again:" >&2
      echo "  sudo apt-get update && sudo apt-get install -y$packages" >&2
      exit 1
    fi
  fi
  echo "Installing with apt-get:$packages"
  $sudo apt-get update -qq
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq $packages >/dev/null
elif command -v brew >/dev/null 2>&1; then
  for library in $missing; do
    case $library in
      pkg-config) packages="$packages pkgconf" ;;
      libxml-2.0) packages="$packages libxml2" ;;
      sqlite3) packages="$packages sqlite" ;;
    esac
  done
  echo "Installing with brew:$packages"
  # shellcheck disable=SC2086
  brew install $packages
else
  echo "Missing system libraries:$missing. Install their development files, then try again." >&2
  exit 1
fi
