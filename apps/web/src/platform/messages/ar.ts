/** What the platform itself says: calls that nobody answered, and why one is on another page. */
export const ar = {
  offline: 'لا يوجد اتصال بالإنترنت. تحقق من الشبكة ثم أعد المحاولة.',
  network: 'تعذّر الوصول إلى الخادم. أعد المحاولة بعد قليل.',
  unreadable: 'حدث خطأ ما',
  noContractRenewals: 'لا تجديدات عقود',
  noInterviews: 'لا مقابلات',
}
