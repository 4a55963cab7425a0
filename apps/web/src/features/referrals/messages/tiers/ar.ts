/** What the tiers of a referral are called. */
export const ar = {
  junior: 'مبتدئ',
  mid: 'متوسط',
  senior: 'خبير',
  tech_lead: 'قائد تقني',
  managerial: 'مدير',
}
