import type { Bilingual } from '@fareeq/domain/kernel/locale.ts'
import type { TitleKey } from '@fareeq/domain/navigation/decision.ts'

/** What a search engine shows below the title; only drawn pages have one. */
export const descriptions: Partial<Record<TitleKey, Bilingual>> = {
  homeClient: {
    ar: 'وظّف كفاءات تقنية عن بُعد اجتازت أربع مراحل من التقييم، ودع العقود والرواتب والتجديد لفريق.',
    en: 'Hire remote technologists who passed four stages of assessment, and leave contracts, salaries and renewals to Fareeq.',
  },
  homeTalent: {
    ar: 'ملف واحد وتقييم واحد، ثم تصلك طلبات المقابلة من شركات تبحث عن خبرتك. راتبك وتفرّغك بقرارك.',
    en: 'One profile and one assessment, then interview requests come to you. Your salary and availability are your decision.',
  },
  login: { ar: 'تسجيل الدخول إلى فريق برمز يصل إلى بريدك.', en: 'Login to Fareeq with a code sent to your email.' },
  talentSignup: {
    ar: 'أنشئ حساب كفاءة في فريق وابدأ طريقك إلى أول مقابلة.',
    en: 'Open a talent account at Fareeq and start towards your first interview.',
  },
  clientSignup: {
    ar: 'أنشئ حساب شركة في فريق وصِف الفريق الذي تحتاجه.',
    en: 'Open a company account at Fareeq and describe the team you need.',
  },
}
