type DigitFormat = (text: string) => string

/** Digit shaping of sentences that came from the server, outside React: `LanguageProvider` sets it once. */
let format: DigitFormat = (text) => text

export const formatDigits: DigitFormat = (text) => format(text)
export const setDigitFormat = (next: DigitFormat): void => void (format = next)
