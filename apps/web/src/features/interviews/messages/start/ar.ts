/** What a nomination says of its interview: apart, because a talent's profile shows it and none of the rest. */
export const ar = {
  open: 'طلب مقابلة',
  openFor: (name: string) => `طلب مقابلة: ${name}`,
  title: (name: string) => `طلب مقابلة مع ${name}؟`,
  text: 'نطلب من الكفاءة تأكيد التفرّغ والراتب، ثم تختار أنت موعدين للمقابلة.',
  note: 'رسالة إلى الكفاءة',
  hint: 'مثلًا: ما تود الحديث عنه.',
  confirm: 'إرسال الطلب',
  done: 'تم إرسال طلب المقابلة',
  times: 'اختيار موعدين',
  timesFor: (name: string) => `اختيار موعدين: ${name}`,
  view: 'عرض طلب المقابلة',
  viewFor: (name: string) => `عرض طلب المقابلة: ${name}`,
}
