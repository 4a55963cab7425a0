import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { type MailContent, mailLayout } from '../../platform/messages/layout.ts'

type Mail = Omit<MailContent, 'lang'> & { subject: string }

const mail = (lang: Lang, faces: Record<Lang, Mail>) => {
  const { subject, ...content } = faces[lang]
  return { channel: 'email' as const, lang, subject, ...mailLayout({ ...content, lang }) }
}

type Asked = { date: string; url: string }

export const closingMail = (lang: Lang, { date, url }: Asked) =>
  mail(lang, {
    ar: {
      subject: 'سيُغلق حسابك في فريق',
      title: 'سيُغلق حسابك بعد 30 يومًا',
      preheader: `في ${date}، ويمكنك التراجع قبل ذلك.`,
      paragraphs: [
        `طلبت إغلاق حسابك وحذف بياناتك. سيتم ذلك في ${date}.`,
        'حتى ذلك الحين يعمل حسابك كالمعتاد، ويمكنك التراجع في أي وقت. بعده لا يمكن استرجاع شيء.',
      ],
      button: { label: 'الإبقاء على حسابي', url },
      footer: 'لم تطلب ذلك؟ سجّل الدخول وألغِ الطلب، ثم سجّل الخروج من الأجهزة الأخرى.',
    },
    en: {
      subject: 'Your Fareeq account will be closed',
      title: 'Your account closes in 30 days',
      preheader: `On ${date}. You can change your mind until then.`,
      paragraphs: [
        `You asked us to close your account and delete your data. This will happen on ${date}.`,
        'Until then your account works as usual, and you can change your mind. After that nothing can be brought back.',
      ],
      button: { label: 'Keep my account', url },
      footer: 'Was it not you? Sign in, keep your account, and sign out all other devices.',
    },
  })

export const keptMail = (lang: Lang) =>
  mail(lang, {
    ar: {
      subject: 'حسابك باقٍ في فريق',
      title: 'سعداء ببقائك',
      preheader: 'أُلغي طلب إغلاق حسابك.',
      paragraphs: ['أُلغي طلب إغلاق حسابك، ولم يتغير فيه شيء.'],
      footer: 'لم تلغِ الطلب بنفسك؟ سجّل الدخول وراجع الأجهزة في الإعدادات.',
    },
    en: {
      subject: 'Your Fareeq account stays',
      title: 'Good that you stay',
      preheader: 'Your request to close the account is cancelled.',
      paragraphs: ['Your request to close the account is cancelled, and nothing in it has changed.'],
      footer: 'Was it not you? Sign in and look at the devices in your settings.',
    },
  })

export const farewellMail = (lang: Lang) =>
  mail(lang, {
    ar: {
      subject: 'أُغلق حسابك في فريق',
      title: 'أُغلق حسابك وحُذفت بياناتك',
      preheader: 'هذه آخر رسالة منا.',
      paragraphs: [
        'حذفنا ملفك وصورتك ورسائلك وبيانات تواصلك. ما يلزمنا القانون بحفظه، كسجل موافقاتك، بقي بلا اسم ولا بريد.',
        'هذه آخر رسالة منا. إن رغبت في العودة يومًا، فبريدك متاح لحساب جديد.',
      ],
      footer: 'شكرًا على الوقت الذي قضيته معنا.',
    },
    en: {
      subject: 'Your Fareeq account is closed',
      title: 'Your account is closed and your data is deleted',
      preheader: 'This is our last mail to you.',
      paragraphs: [
        'Your profile, picture, messages and contact details are gone. What the law wants us to keep, such as the record of your consents, stays without a name or an address.',
        'This is our last mail to you. Should you come back one day, your address is free for a new account.',
      ],
      footer: 'Thank you for the time you spent with us.',
    },
  })
