import { refusals } from '../kernel/refusal.ts'

export const banErrors = refusals({
  ban_moved: {
    status: 409,
    en: 'This case has moved on meanwhile. Read how it stands now.',
    ar: 'تغيّرت حال هذه القضية أثناء عملك. اطّلع على حالها الآن.',
  },
  ban_not_impartial: {
    status: 403,
    en: 'Whoever reported, opened or decided this case does not decide this step. Another admin does.',
    ar: 'من أبلغ عن القضية أو فتحها أو قرر فيها لا يقرر في هذه الخطوة، ويتولاها مسؤول آخر.',
  },
  ban_file_missing: {
    status: 422,
    en: 'One of the files is no longer there. Attach it again.',
    ar: 'أحد الملفات لم يعد موجودًا. أرفقه مرة أخرى.',
  },
})
