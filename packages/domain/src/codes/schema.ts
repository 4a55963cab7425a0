import * as z from 'zod/mini'
import { email } from '../kernel/validation/fields.ts'

/** Where a code is mailed to. */
export const codeRequest = () => z.strictObject({ email: email() })
