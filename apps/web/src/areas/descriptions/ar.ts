/** What a search engine shows below the title, by the page's title key; only drawn pages have one. */
export const ar = {
  homeClient: 'وظّف كفاءات تقنية عن بُعد اجتازت أربع مراحل من التقييم، ودع العقود والرواتب والتجديد لفريق.',
  homeTalent: 'ملف واحد وتقييم واحد، ثم تصلك طلبات المقابلة من شركات تبحث عن خبرتك. راتبك وتفرّغك بقرارك.',
  login: 'تسجيل الدخول إلى فريق برمز يصل إلى بريدك.',
  talentSignup: 'أنشئ حساب كفاءة في فريق وابدأ طريقك إلى أول مقابلة.',
  clientSignup: 'أنشئ حساب شركة في فريق وصِف الفريق الذي تحتاجه.',
}
