import { phrasePolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type News, mail } from '../../platform/messages/news.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'

type ClosingFacts = { date: string; days: number; /** Work or money is under way. */ waits: boolean }

export function closingNews(lang: Lang, { date, days, waits }: ClosingFacts): News {
  const words: Record<Lang, News> = {
    ar: {
      subject: 'سيُغلق حسابك في منصة فريق',
      title: `سيُغلق حسابك بعد ${phrasePolicy('account_closing_days', days, 'ar')}`,
      preheader: `في ${date}، ويمكنك إلغاء الطلب قبل ذلك.`,
      paragraphs: [
        `طلبت إغلاق حسابك وحذف بياناتك. سيتم ذلك في ${date}.`,
        ...(waits ? ['لديك عقد سارٍ أو مستحقات أو فواتير لم تُسوَّ بعد، فيبقى حسابك مفتوحًا حتى تنتهي كلها، ثم يُغلق.'] : []),
        'حتى ذلك الحين يعمل حسابك كالمعتاد، ويمكنك إلغاء الطلب في أي وقت. بعد ذلك لا يمكن استرجاع شيء.',
      ],
      button: 'الإبقاء على حسابي',
      footer: 'لم تطلب ذلك؟ سجّل الدخول وألغِ الطلب، ثم سجّل الخروج من الأجهزة الأخرى.',
    },
    en: {
      subject: 'Your Fareeq account will be closed',
      title: `Your account closes in ${phrasePolicy('account_closing_days', days, 'en')}`,
      preheader: `On ${date}. You can cancel until then.`,
      paragraphs: [
        `You asked us to close your account and delete your data. This will happen on ${date}.`,
        ...(waits
          ? [
              'You have a running contract, pay or invoices that are not settled yet, so your account stays open until all of it is.',
            ]
          : []),
        'Until then your account works as usual, and you can cancel the request. After that nothing can be restored.',
      ],
      button: 'Keep my account',
      footer: 'Wasn’t you? Sign in, cancel the request, and sign out of your other devices.',
    },
  }
  return words[lang]
}

/** `written`: a colleague did it because the person asked in writing. */
export function keptNews(lang: Lang, byLetter: boolean): News {
  const words: Record<Lang, News> = {
    ar: {
      subject: 'حسابك باقٍ في منصة فريق',
      title: 'سعداء ببقائك',
      preheader: 'أُلغي طلب إغلاق حسابك.',
      paragraphs: [`أُلغي طلب إغلاق حسابك${byLetter ? ' كما كتبت إلينا' : ''}، ولم يتغير فيه شيء.`],
      footer: byLetter
        ? 'لم تكتب إلينا بذلك؟ يمكنك طلب الإغلاق من الإعدادات، وأخبرنا لنراجع ما جرى.'
        : 'لم تلغِ الطلب بنفسك؟ سجّل الدخول وراجع الأجهزة في الإعدادات.',
    },
    en: {
      subject: 'Your Fareeq account stays open',
      title: 'We’re glad you’re staying',
      preheader: 'Your request to close your account is canceled.',
      paragraphs: [
        `Your request to close your account is canceled${byLetter ? ', as you asked us in writing' : ''}. Nothing has changed.`,
      ],
      footer: byLetter
        ? 'Didn’t write to us? You can ask to close your account in your settings. Let us know and we’ll look into it.'
        : 'Wasn’t you? Sign in and check the devices in your settings.',
    },
  }
  return words[lang]
}

export function copyNews(lang: Lang): News {
  const words: Record<Lang, News> = {
    ar: {
      subject: 'نسخة بياناتك جاهزة للتنزيل',
      title: 'نسخة بياناتك بانتظارك',
      preheader: 'سجّل الدخول لتنزيلها. لا يطّلع عليها أحد غيرك.',
      paragraphs: [
        'كتبت إلينا تطلب نسخة من بياناتك. تجدها في الإعدادات: ملف JSON للبرامج، وملف PDF للقراءة.',
        'تُجهَّز عند التنزيل من حسابك وحده، ولا تُرسل بالبريد ولا يطّلع عليها أحد من فريقنا.',
      ],
      button: 'تنزيل بياناتي',
      footer: 'لم تطلب ذلك؟ لا يلزمك شيء، فالنسخة لا تُفتح إلا من حسابك.',
    },
    en: {
      subject: 'Your data is ready to download',
      title: 'Your data is ready to download',
      preheader: 'Sign in to download it. Nobody else can see it.',
      paragraphs: [
        'You asked us in writing for a copy of your data. You’ll find it in your settings: a JSON file for programs and a PDF to read.',
        'It’s created when you download it from your own account. It’s never emailed, and nobody at Fareeq sees it.',
      ],
      button: 'Download my data',
      footer: 'Wasn’t you? There’s nothing to do. The copy can only be opened from your account.',
    },
  }
  return words[lang]
}

export const farewellMail = (lang: Lang) =>
  mail(lang, {
    ar: {
      subject: 'أُغلق حسابك في منصة فريق',
      title: 'أُغلق حسابك وحُذفت بياناتك',
      preheader: 'هذه آخر رسالة منا.',
      paragraphs: [
        'حذفنا ملفك وصورتك ورسائلك وبيانات تواصلك. وبقي ما يُلزمنا النظام بحفظه: العقود الموقّعة والفواتير إن وُجدت، وسجل موافقاتك دون اسم أو بريد.',
        'هذه آخر رسالة منا. إن رغبت في العودة يومًا، فبريدك متاح لحساب جديد.',
      ],
      footer: 'شكرًا على الوقت الذي قضيته معنا.',
    },
    en: {
      subject: 'Your Fareeq account is closed',
      title: 'Your account is closed and your data is deleted',
      preheader: 'This is our last email to you.',
      paragraphs: [
        'We deleted your profile, photo, messages and contact details. We keep what the law requires: signed contracts and invoices, if there are any, and the record of your consents without your name or email.',
        'This is our last email to you. If you ever want to come back, you can use this email for a new account.',
      ],
      footer: 'Thank you for the time you spent with us.',
    },
  })

const DAYS = 30
const closing =
  (waits: boolean) =>
  ({ lang, day }: SampleValues) =>
    closingNews(lang, { date: formatDay(day, lang), days: DAYS, waits })

export const privacyRequestMails = mailSamples(
  'privacy-requests',
  {
    closing: {
      compose: { at_once: closing(false), later: closing(true) },
      values: ({ lang }) => ({ days: phrasePolicy('account_closing_days', DAYS, lang) }),
    },
    kept: { by_owner: ({ lang }) => keptNews(lang, false), by_letter: ({ lang }) => keptNews(lang, true) },
    copy: ({ lang }) => copyNews(lang),
    farewell: ({ lang }) => farewellMail(lang),
  },
  'always',
)
