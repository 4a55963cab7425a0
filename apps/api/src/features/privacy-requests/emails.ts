import { phrasePolicy } from '@fareeq/domain/kernel/policy-values.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { mail } from '../../platform/messages/news.ts'

type ClosingMail = { date: string; days: number; url: string }

export const closingMail = (lang: Lang, { date, days, url }: ClosingMail) =>
  mail(lang, {
    url,
    ar: {
      subject: 'سيُغلق حسابك في منصة فريق',
      title: `سيُغلق حسابك بعد ${phrasePolicy('account_closing_days', days, 'ar')}`,
      preheader: `في ${date}، ويمكنك إلغاء الطلب قبل ذلك.`,
      paragraphs: [
        `طلبت إغلاق حسابك وحذف بياناتك. سيتم ذلك في ${date}.`,
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
        'Until then your account works as usual, and you can cancel the request. After that nothing can be restored.',
      ],
      button: 'Keep my account',
      footer: 'Wasn’t you? Sign in, cancel the request, and sign out of your other devices.',
    },
  })

export const keptMail = (lang: Lang) =>
  mail(lang, {
    ar: {
      subject: 'حسابك باقٍ في منصة فريق',
      title: 'سعداء ببقائك',
      preheader: 'أُلغي طلب إغلاق حسابك.',
      paragraphs: ['أُلغي طلب إغلاق حسابك، ولم يتغير فيه شيء.'],
      footer: 'لم تلغِ الطلب بنفسك؟ سجّل الدخول وراجع الأجهزة في الإعدادات.',
    },
    en: {
      subject: 'Your Fareeq account stays open',
      title: 'We’re glad you’re staying',
      preheader: 'Your request to close your account is canceled.',
      paragraphs: ['Your request to close your account is canceled. Nothing has changed.'],
      footer: 'Wasn’t you? Sign in and check the devices in your settings.',
    },
  })

export const farewellMail = (lang: Lang) =>
  mail(lang, {
    ar: {
      subject: 'أُغلق حسابك في منصة فريق',
      title: 'أُغلق حسابك وحُذفت بياناتك',
      preheader: 'هذه آخر رسالة منا.',
      paragraphs: [
        'حذفنا ملفك وصورتك ورسائلك وبيانات تواصلك. ما يُلزمنا النظام بحفظه، كسجل موافقاتك، بقي دون اسم أو بريد.',
        'هذه آخر رسالة منا. إن رغبت في العودة يومًا، فبريدك متاح لحساب جديد.',
      ],
      footer: 'شكرًا على الوقت الذي قضيته معنا.',
    },
    en: {
      subject: 'Your Fareeq account is closed',
      title: 'Your account is closed and your data is deleted',
      preheader: 'This is our last email to you.',
      paragraphs: [
        'We deleted your profile, photo, messages and contact details. What the law requires us to keep, such as the record of your consents, stays without your name or email.',
        'This is our last email to you. If you ever want to come back, you can use this email for a new account.',
      ],
      footer: 'Thank you for the time you spent with us.',
    },
  })
