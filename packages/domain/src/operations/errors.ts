import { refusals } from '../kernel/refusal.ts'

/** Why a process that lives should not be sent anybody. */
export const operationsErrors = refusals({
  schema_behind: {
    status: 503,
    en: 'The database lacks migration {migration}, which this release needs. Run npm run migrate.',
    ar: 'تنقص قاعدة البيانات الترحيلة {migration} التي يحتاج إليها هذا الإصدار. شغّل npm run migrate.',
  },
  schema_ahead: {
    status: 503,
    en: 'Migration {migration} of a newer release took away what this release uses. Run the newer release.',
    ar: 'أزالت الترحيلة {migration} من إصدار أحدث ما يستخدمه هذا الإصدار. شغّل الإصدار الأحدث.',
  },
})
