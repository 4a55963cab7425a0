import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import type { Reason } from '@fareeq/domain/notifications/schema-centre.ts'
import type { Channel } from '@fareeq/domain/notifications/limits.ts'

const channels: Record<Channel, string> = { email: 'بالبريد', sms: 'برسالة نصية', whatsapp: 'عبر واتساب' }
const reasons: Record<Reason, string> = {
  chosen: 'لأنك اخترت ذلك في الإعدادات',
  consented: 'لأنك وافقت على ذلك عند إنشاء الحساب',
  usual: 'لأنه الإعداد الافتراضي',
  always: 'لأن هذا النوع يصل دائمًا',
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
  readAll: 'تحديد الكل كمقروء',
  read: 'تحديد كمقروء',
  isNew: 'جديد',
  why: 'لماذا وصلني هذا؟',
  because: (kind: string) => `هذا الإشعار من «${kind}»، وكل إشعاراتك تُحفظ هنا.`,
  told: (channel: Channel, reason: Reason) => `وصلك ${channels[channel]} أيضًا ${reasons[reason]}.`,
  alone: 'لم يُرسل عبر قناة أخرى، حسب إعداداتك.',
  change: 'تغيير ما يصلك',
  settings: 'إعدادات الإشعارات',
  emptyTitle: 'لا إشعارات بعد',
  emptyText: 'يظهر هنا كل جديد يخصك فور حدوثه، ويبقى لمدة سنة.',
  noneTitle: 'قرأت كل شيء',
  noneText: 'تجد الإشعارات المقروءة في «الكل».',
}
export type CentreWords = typeof ar
