// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "telltale",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "telltale", targets: ["telltale"]),
    .library(name: "TelltaleKit", targets: ["TelltaleKit", "SuiteSyntax", "SourceText"]),
    .library(name: "SuiteSyntax", targets: ["SuiteSyntax", "SourceText"]),
    .library(name: "TextAnalysis", targets: ["TextAnalysis"]),
  ],
  targets: [
    // System libraries, each imported by one file only.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl"])]),

    // Layer 0: general tools that know nothing about prompts.
    .target(name: "SourceText"),
    .target(name: "TextDiff"),
    .target(name: "Terminal"),
    .target(
      name: "Hashing",
      dependencies: [.target(name: "CCrypto", condition: .when(platforms: [.linux]))]),

    // Data that is read in place: nothing is built at start-up.
    .target(name: "CLanguageProfiles", exclude: ["README.md", "languages.model"]),
    .target(name: "CCurrencyNames", exclude: ["CurrencyNames.tsv"]),
    .target(name: "CStanceModel", exclude: ["README.md", "stance.model"]),
    .target(name: "CPhrases", exclude: ["Phrases", "README.md"]),
    .target(name: "CLexicons", exclude: ["Lexicons", "README.md"]),
    .target(name: "CReportPage", exclude: ["Page", "README.md"]),

    // HTTP by libcurl, which is loaded when the first request is made.
    .target(name: "CTransfer"),

    // Child processes: what the C library's headers do not show to Swift.
    .target(name: "CSpawn"),

    // Layer 1: the command line, the suite syntax, and pure functions of text.
    .target(name: "Arguments", dependencies: ["SourceText"]),
    .target(name: "Reviewing", dependencies: ["Terminal"]),
    .target(name: "SuiteSyntax", dependencies: ["SourceText"]),
    .target(
      name: "TextAnalysis",
      dependencies: ["CCurrencyNames", "CLanguageProfiles", "CPhrases", "CStanceModel"]),

    // Layer 2: the domain.
    .target(
      name: "TelltaleKit",
      dependencies: ["CLexicons", "SourceText", "SuiteSyntax", "TextAnalysis", "TextDiff"]),

    // Layer 3: the world, and everything that a run can be written as.
    .target(
      name: "TelltaleSystem",
      dependencies: [
        "CSQLite", "CSpawn", "CTransfer", "Hashing", "SourceText", "SuiteSyntax", "TelltaleKit",
      ]),
    .target(
      name: "TelltaleReports",
      dependencies: [
        "CLibXML2", "CReportPage", "Hashing", "Reviewing", "SourceText", "SuiteSyntax",
        "TelltaleKit",
        "Terminal", "TextDiff",
      ]
    ),

    // Layer 4: one file per subcommand.
    .target(
      name: "TelltaleCommands",
      dependencies: [
        "Arguments", "Hashing", "Reviewing", "SourceText", "SuiteSyntax", "TelltaleKit",
        "TelltaleReports", "TelltaleSystem", "Terminal", "TextAnalysis", "TextDiff",
      ]),
    .executableTarget(name: "telltale", dependencies: ["TelltaleCommands"]),

    .target(name: "TestSupport", dependencies: ["SourceText"]),
    .testTarget(
      name: "BasicsTests",
      dependencies: [
        "Arguments", "Hashing", "Reviewing", "SourceText", "Terminal", "TestSupport", "TextDiff",
      ]),
    .testTarget(
      name: "SuiteSyntaxTests", dependencies: ["SourceText", "SuiteSyntax", "TestSupport"]),
    .testTarget(name: "TextAnalysisTests", dependencies: ["TestSupport", "TextAnalysis"]),
    .testTarget(
      name: "TelltaleKitTests",
      dependencies: ["SourceText", "SuiteSyntax", "TelltaleKit", "TestSupport", "TextAnalysis"],
      exclude: ["Assertions/Cases"]),
    .testTarget(
      name: "TelltaleSystemTests",
      dependencies: ["SourceText", "SuiteSyntax", "TelltaleKit", "TelltaleSystem", "TestSupport"]),
    .testTarget(
      name: "TelltaleReportsTests",
      dependencies: [
        "Reviewing", "SourceText", "TelltaleKit", "TelltaleReports", "Terminal", "TestSupport",
        "TextDiff",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Arguments", "SourceText", "TelltaleCommands", "TelltaleKit", "TelltaleReports",
        "TelltaleSystem", "TestSupport",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
