/** What stands after an application or a mail provider and is nobody's name. */
export const ORDINARY = String.raw`(?:${[
  'actions|profiles?|campaigns?|repositor\\p{L}*|copilot|premium|recruiters?|pages?|learning|integration|login|button|icon',
  'down|slow|fine|good|better|best|enough|free|paid|used|blocked|banned|easy|easier|cheap|popular|there|here|also|still',
  'where|what|when|how|which|only|just|great|more|most|less|very|then|than|with|from|into|live|done|open|closed',
  'required|optional|unique|null|missing|wrong|correct|field|column|table|string|number|share|support|patterns?|decisions?',
  'sign\\p{L}*|auth\\p{L}*|valid\\p{L}*|not|our|their|this|that|these|those|some|many|both|each|every|such|next|last|first|second',
  '\\p{L}+(?:ing|tions?|sions?|ments?|ness|ity|ally|able|ible|ful|ous|ives?|ers?|ed)',
].join('|')})(?![\p{L}\p{N}])`

/** Names that end in a number and belong to technology or to a piece of work. */
export const TECHNICAL = `(?:${[
  'react|vue|node|angular|python|java|html|http|oauth|utf|base|windows|office|iphone|ipad|android|galaxy|covid|level|phase',
  'sprint|team|grade|step|page|line|round|part|week|test|user|admin|demo|guest|client|server|prod|stage|staging|build|release',
  'version|module|lesson|chapter|figure|table|column|group|item|option|question|task|ticket|room|floor|form|draft|final|top|best',
  'arial|gpt|llama|claude|gemini|postgres|mysql|php|swift|kotlin|ruby|rails|django|laravel|flutter|unity|unreal|wcag|rfc|iso',
  'soc|pci|gdpr|int|float|string|uint|vector|matrix|sha|md|es|web|dynamics|tls|smtp|imap|pop|dns|ipv|v',
].join('|')})`
