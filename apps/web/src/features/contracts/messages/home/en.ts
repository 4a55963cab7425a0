import type { ar } from './ar.ts'

export const en: typeof ar = {
  title: 'Contracts that wait for your signature',
  waiting: (name) => `Contract with ${name}`,
  sign: 'Read and sign the contract',
}
