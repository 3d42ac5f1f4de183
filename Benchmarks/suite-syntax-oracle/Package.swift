// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "suite-syntax-oracle",
  platforms: [.macOS(.v15)],
  products: [.library(name: "SuiteFuzz", type: .static, targets: ["SuiteFuzz"])],
  dependencies: [.package(name: "telltale", path: "../..")],
  targets: [
    .target(
      name: "RoundTrip", dependencies: [.product(name: "SuiteSyntax", package: "telltale")]),
    .executableTarget(name: "subject", dependencies: ["RoundTrip"]),
    // Needs `-sanitize=fuzzer`, which brings its own main function: see README.md.
    .target(name: "SuiteFuzz", dependencies: ["RoundTrip"]),
  ],
  swiftLanguageModes: [.v6]
)
