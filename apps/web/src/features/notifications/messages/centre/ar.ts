import { countedAr } from '@fareeq/domain/kernel/locale.ts'
import type { EntryKind, Reason } from '@fareeq/domain/notifications/schema-centre.ts'
import type { Channel } from '@fareeq/domain/notifications/schema.ts'

const kinds: Record<EntryKind, string> = {
  interviews: 'المقابلات',
  nominations: 'الترشيحات',
  profile_views: 'الاطلاع على ملفك',
  referrals: 'دعوات الأصدقاء',
  opportunities: 'فرص العمل',
  newsletter: 'نشرة فريق',
  reminders: 'التذكيرات',
  meetings: 'المواعيد',
}
const channels: Record<Channel, string> = { email: 'بالبريد', sms: 'برسالة نصية', whatsapp: 'بواتساب' }
const reasons: Record<Reason, string> = {
  chosen: 'باختيارك',
  consented: 'بموافقتك عند التسجيل',
  usual: 'ما لم تختر غير ذلك',
  always: 'دائمًا',
}

export const ar = {
  title: 'الإشعارات',
  open: 'الإشعارات',
  unread: countedAr({
    zero: 'لا جديد',
    one: 'إشعار واحد غير مقروء',
    two: 'إشعاران غير مقروءين',
    few: '{n} إشعارات غير مقروءة',
    many: '{n} إشعارًا غير مقروء',
    other: '{n} إشعار غير مقروء',
  }),
  show: 'المعروض',
  all: 'الكل',
  onlyUnread: 'غير المقروء',
  readAll: 'تعليم الكل كمقروء',
  read: 'تعليم كمقروء',
  isNew: 'جديد',
  loading: 'نقرأ إشعاراتك',
  kinds,
  why: 'لماذا وصلني هذا؟',
  because: (kind: string) => `لأنه من «${kind}»، وكل ما نخبرك به يُحفظ هنا.`,
  told: (channel: Channel, reason: Reason) => `وصل ${channels[channel]} أيضًا، ${reasons[reason]}.`,
  alone: 'لم يُرسل بقناة أخرى، حسب اختياراتك.',
  change: 'تغيير ما يصلك',
  settings: 'إعدادات الإشعارات',
  emptyTitle: 'لا إشعارات بعد',
  emptyText: 'كل جديد يخصك يظهر هنا فورًا، ويبقى سنة.',
  noneTitle: 'قرأت كل شيء',
  noneText: 'ما قرأته تجده في «الكل».',
}
export type CentreWords = typeof ar
