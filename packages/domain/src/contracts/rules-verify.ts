import { compact } from '../kernel/text/text.ts'

const CODE_LENGTH = 16
/** 64 bits of the hash of the last signature: nobody guesses them, and they change with every signature. */
export const verificationCode = (lastHash: string): string => lastHash.slice(0, CODE_LENGTH).toUpperCase()

/** In groups of four, as it is printed. */
export const printedCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

export const isCode = (input: string): boolean => /^[0-9A-F]{16}$/.test(compact(input))
