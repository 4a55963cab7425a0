/** Arabic is the shape; English must fill it. */
export const ar = {
  label: 'الخصوصية والقياس',
  text: 'نعدّ الزيارات دون معرفة أصحابها. وبموافقتك نربط زياراتك ونستعين بأدوات قياس لنحسّن الموقع.',
  more: 'سياسة الخصوصية',
  accept: 'قبول',
  decline: 'رفض',
  choices: 'خيارات ملفات تعريف الارتباط',
}
