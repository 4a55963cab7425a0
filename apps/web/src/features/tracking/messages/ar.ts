/** Arabic is the shape; English must fill it. */
export const ar = {
  label: 'الخصوصية والقياس',
  text: 'نعدّ زيارات الصفحات دون معرفة أصحابها. وبموافقتك نربط زياراتك بعضها ببعض ونستعين بأدوات قياس لنحسّن الموقع.',
  more: 'سياسة الخصوصية',
  accept: 'موافق',
  decline: 'غير موافق',
}
