import { clientProfile } from '@fareeq/domain/accounts/schema-profile.ts'
import * as z from 'zod/mini'

/** Which version was edited is no field of the form. */
export const companyForm = () => z.omit(clientProfile(), { version: true })
