"""Chromium without a window, for what looks at the HTML report. Needs `chromium`, `chromium-driver`
and Python's `selenium`."""
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What a page would do if a text in it ran, and what the page's policy had to stop.
TRAP = """
window.ran = [];
for (const name of ['alert', 'confirm', 'prompt', 'print']) window[name] = () => window.ran.push(name);
addEventListener('securitypolicyviolation', event => window.ran.push(event.violatedDirective));
addEventListener('error', event => window.ran.push('error ' + event.message));
"""


def missing():
    """What is missing to look at a page, or None."""
    try:
        import selenium  # noqa: F401
    except ImportError:
        return "Python's selenium is not installed"
    if not (shutil.which("chromium") and shutil.which("chromedriver")):
        return "chromium and chromium-driver are not installed"
    return None


def browser(width=1440, height=900, scheme="light"):
    from selenium import webdriver
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--hide-scrollbars"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options,
                              service=webdriver.ChromeService(shutil.which("chromedriver")))
    resize(driver, width, height)
    look(driver, scheme)
    driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": TRAP})
    return driver


def resize(driver, width, height):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600})


def look(driver, scheme, media=""):
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "media": media,
        "features": [{"name": "prefers-color-scheme", "value": scheme},
                     {"name": "prefers-reduced-motion", "value": "reduce"}]})


def telltale(folder, *words, codes=(0,)):
    """Runs the newest build in a folder."""
    builds = [ROOT / ".build" / kind / "telltale" for kind in ("debug", "release")]
    named = os.environ.get("TELLTALE")
    tool = named or max((path for path in builds if path.exists()),
                        key=lambda path: path.stat().st_mtime)
    environment = {key: value for key, value in os.environ.items() if key != "CI"}
    result = subprocess.run([tool, *words], cwd=folder, capture_output=True, text=True,
                            env=environment)
    assert result.returncode in codes, result.stdout + result.stderr
    return result.stdout
