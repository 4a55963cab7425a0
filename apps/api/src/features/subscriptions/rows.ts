// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type NewsletterArticle = {
  slug: string
  ar: string
  en: string
}

export type OpportunityRow = {
  id: string
  opportunities: {
    role: string
    industry: string | null
    availability: NonNullable<Tables['client_projects']['availability']> | null
    duration: NonNullable<Tables['client_projects']['duration']> | null
  }[] | null
}
