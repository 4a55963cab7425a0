import * as z from 'zod/mini'
import { email } from '../kernel/fields.ts'

/** Where a code is mailed to. */
export const codeRequest = () => z.strictObject({ email: email() })
