import { refusals } from '../kernel/refusal.ts'

export const banErrors = refusals({
  ban_moved: {
    status: 409,
    en: 'This case changed while you were working on it. Read its current status.',
    ar: 'تغيّرت حال هذه القضية أثناء عملك. اطّلع على حالها الآن.',
  },
  ban_not_impartial: {
    status: 403,
    en: 'You reported, opened or decided this case, so another admin decides this step.',
    ar: 'من أبلغ عن القضية أو فتحها أو قرر فيها لا يقرر في هذه الخطوة، ويتولاها مسؤول آخر.',
  },
  ban_file_missing: {
    status: 422,
    en: 'One of the files is no longer there. Attach it again.',
    ar: 'أحد الملفات لم يعد موجودًا. أرفقه مرة أخرى.',
  },
})
