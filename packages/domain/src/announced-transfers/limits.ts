/** Invoices that one transfer is announced for. */
export const MAX_INVOICES = 20
/** A transfer is announced for a day at most so many days ago or ahead. */
export const MAX_DAYS_AGO = 7
export const MAX_DAYS_AHEAD = 30
/** So many days after its day it has not come: nobody waits for it any longer. */
export const LATE_DAYS = 7
/** The letter of a company's reference, which tells it from that of an invoice. */
export const COMPANY_LETTER = 'C'
export const COMPANY_DIGITS = 6
