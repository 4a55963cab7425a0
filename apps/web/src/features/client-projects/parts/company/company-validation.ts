import { clientProfile } from '@fareeq/domain/accounts/schema-profile.ts'
import * as z from 'zod/mini'

/** Without the version, which is no field. */
export const companyForm = () => z.omit(clientProfile(), { version: true })
