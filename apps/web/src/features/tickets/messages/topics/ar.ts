import type { ContactTopic } from '@fareeq/domain/tickets/limits.ts'

/** What a message to us is about. */
export const ar: Record<ContactTopic, string> = {
  hiring: 'توظيف كفاءات',
  talent: 'العمل عبر منصة فريق',
  company: 'شركة دون بريد عمل',
  partnership: 'شراكة',
  press: 'الصحافة والإعلام',
  support: 'مساعدة في حسابي',
  privacy: 'الخصوصية وبياناتي',
  other: 'موضوع آخر',
}
