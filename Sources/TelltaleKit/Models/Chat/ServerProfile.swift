import SuiteSyntax

/// How a server that speaks the chat-completions protocol differs from others.
///
/// Sources: the servers' own documentation; for `fm serve` what was observed of
/// macOS 27.0.1, for llama.cpp its server's README and that of llama-cpp-python.
public struct ServerProfile: Hashable, Sendable {
  /// How a server is told the type of a guided answer.
  public enum AnswerFormat: Hashable, Sendable {
    /// `response_format` of type `json_schema`, with the keys that Apple's
    /// `GenerationSchema` has: `title`, `x-order`, and `$defs` for inner types.
    case appleSchema

    /// `response_format` of type `json_schema`.
    case jsonSchema

    /// `response_format` of type `json_schema`, held to strictly where the type has no
    /// optional property.
    case strictJSONSchema

    /// `response_format` of type `json_object` with a `schema`.
    case jsonObject
  }

  /// What `finish_reason: content_filter` stands for.
  public enum Filtering: Hashable, Sendable {
    /// The model declined.
    case refusal

    /// A filter around the model stopped the request or the answer.
    case guardrail
  }

  /// What tells which model answers, each a path behind the server's address.
  public enum Identity: Hashable, Sendable {
    /// `models` of the endpoint: whether the model is there.
    case models

    /// `health` of the server: its version, and the context window where it says so.
    case health

    /// `props` of llama.cpp: its build and the context window.
    case properties

    /// `api/tags` of Ollama: the digest of the model's files.
    case tags
  }

  /// The word behind `profile:`.
  public var name: String

  /// What the server is, as one sentence.
  public var summary: String

  /// The field that takes the most tokens of an answer.
  public var tokenLimit: String

  /// Whether responses are streamed where nothing is said; the first token can be
  /// timed only then.
  public var streams = true

  /// Whether a stream says how many tokens it took, when it is asked to.
  public var reportsStreamUsage = true

  /// Whether sampling from the likeliest N tokens can be asked for, as `top_k`.
  public var takesTop = false

  /// How the server is told the type of a guided answer.
  public var answerFormat = AnswerFormat.jsonSchema

  /// What `finish_reason: content_filter` stands for.
  public var filtering = Filtering.guardrail

  /// Whether `finish_reason` is `stop` even where the answer is cut off at the limit.
  public var hidesTruncation = false

  /// How many requests it works on at once where nothing is said; `nil` for any number.
  public var concurrency: Int?

  /// What tells which model answers, in the order in which it is asked.
  public var identity: [Identity]

  /// The profiles, in the order in which they are listed.
  public static let all: [ServerProfile] = [
    fmServe, apfel, llamaCpp, ollama, openAI, generic,
  ]

  /// Returns the profile of a name.
  static func named(_ name: String) -> ServerProfile? { all.first { $0.name.hasBytes(of: name) } }

  private static let fmServe = ServerProfile(
    name: "fm-serve", summary: "`fm serve` of macOS 27.", tokenLimit: "max_completion_tokens",
    answerFormat: .appleSchema, hidesTruncation: true, concurrency: 1,
    identity: [.models, .health])

  private static let apfel = ServerProfile(
    name: "apfel", summary: "The server of apfel, for the models of macOS 26.",
    tokenLimit: "max_tokens", reportsStreamUsage: false, answerFormat: .appleSchema,
    filtering: .refusal, concurrency: 1, identity: [.models, .health])

  private static let llamaCpp = ServerProfile(
    name: "llama-cpp", summary: "The server of llama.cpp, or of llama-cpp-python.",
    tokenLimit: "max_tokens", takesTop: true, answerFormat: .jsonObject,
    identity: [.models, .properties])

  private static let ollama = ServerProfile(
    name: "ollama", summary: "Ollama.", tokenLimit: "max_tokens", identity: [.models, .tags])

  private static let openAI = ServerProfile(
    name: "openai", summary: "The service of OpenAI, or one that is like it in all.",
    tokenLimit: "max_completion_tokens", answerFormat: .strictJSONSchema, identity: [.models])

  private static let generic = ServerProfile(
    name: "generic", summary: "Any other server that speaks the protocol.",
    tokenLimit: "max_tokens", reportsStreamUsage: false, identity: [.models])
}
