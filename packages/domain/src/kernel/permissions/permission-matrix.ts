import { HIRING_MATRIX } from './permission-matrix-hiring.ts'
import { MONEY_MATRIX } from './permission-matrix-money.ts'
import { OPERATIONS_MATRIX } from './permission-matrix-operations.ts'

/**
 * Permission matrix: for each action the kinds of people who may, and how far; everybody else may not. Contracts name the
 * action of a call, screens check it before they show a button, and a test compares every row with the endpoints. A mailed
 * link is its own capability, and no row here.
 */
export const MATRIX = { ...HIRING_MATRIX, ...MONEY_MATRIX, ...OPERATIONS_MATRIX } as const
