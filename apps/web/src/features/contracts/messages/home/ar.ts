/** What waits for a signature, on the home of both sides. */
export const ar = {
  title: 'عقود تنتظر توقيعك',
  waiting: (name: string) => `عقد مع ${name}`,
  sign: 'قراءة العقد وتوقيعه',
}
