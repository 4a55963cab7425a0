import { encode } from 'uqr'

/** Larger ones have modules that a phone does not tell apart in the 36 mm they are printed in. */
const MAX_VERSION = 20

/**
 * QR code (ISO/IEC 18004) as rows of modules, `1` is dark, without the quiet zone of four modules that whoever draws it adds.
 * Error correction M: 15 % may be damaged.
 */
export const qrRows = (text: string): string[] =>
  encode(text, { ecc: 'M', border: 0, maxVersion: MAX_VERSION }).data.map((row) =>
    row.map((isDark) => (isDark ? '1' : '0')).join(''),
  )
