// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "suite-syntax-benchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "telltale", path: "../..")],
  targets: [
    .executableTarget(
      name: "parse-suite", dependencies: [.product(name: "SuiteSyntax", package: "telltale")])
  ],
  swiftLanguageModes: [.v6]
)
