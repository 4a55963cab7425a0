import { labelsOf } from './rules-sheet-places.ts'

/** Labels of columns that say when. */
export const MOMENT_NAMES = labelsOf(`
accepted_at | وقت القبول | Accepted
answered_at | وقت الرد | Answered
appeal_decided_at | القرار في التظلّم | Appeal decided
appealed_at | وقت التظلّم | Appealed
apply_again_at | موعد التقدّم مرة أخرى | May apply again
asked_at | طلب أيام إضافية | More days asked for
at | الوقت | When
bonus_due_on | استحقاق المكافأة | Bonus due
cancelled_at | أُلغي في | Canceled
changed_at | تغيّر في | Changed on
checked_at | آخر رد من خدمة الدفع | Last answer of the payment provider
closed_at | أُغلق في | Closed
closes_at | موعد الإغلاق | Closes
consented_at | تاريخ الموافقة | Agreed at
contracted_at | توقيع العقد | Contract signed
created_at | أُنشئ في | Created
decided_at | وقت القرار | Decided at
dismissed_at | وقت الفصل بين السجلين | Told apart at
due_at | المهلة | Due
due_day | موعد الدفع | Due day
early_end | الانتهاء بإشعار | Ends by notice on
earned_day | يوم الاستحقاق | Earned on
email_verified_at | تأكيد البريد | Email verified
end | النهاية | End
ended_at | وقت الانتهاء | Ended
ends_at | نهاية الموعد | Ends at
ends_on | تاريخ النهاية | Ends on
entered_at | دخول الخطوة | Step entered
expanded_at | آخر قراءة كاملة | Last read in full
expires_at | ينتهي في | Expires at
failed_at | تعذّرت في | Failed
failed_since | تعذّرت القراءة منذ | Not read since
fetched_at | وقت التنزيل | Downloaded
first_at | أول حفظ | First saved
found_at | وقت اكتشاف التشابه | Likeness found at
from_day | من يوم | From day
handled_at | تواصل معك أحد الزملاء | A colleague followed up
heard_at | آخر نشاط | Last activity
hidden_at | وقت الإخفاء | Hidden
history_checked_at | وقت مطابقة سجل العمل | Work history checked
hold_ends_at | نهاية حفظ الدعوة | Invitation kept until
incident_at | وقت العطل | Time of the incident
invited_at | وقت الدعوة | Invited
joined_at | الانضمام | Joined
kept_at | وقت قرار الحجب | Kept back
last_at | آخر رسالة | Last message
link_ends_at | نهاية صلاحية الرابط | Link valid until
move_asked_at | طُلب موعد آخر | Asked for another time
moved_at | وقت النقل | Moved at
next_read_at | القراءة القادمة | Next reading
opened_at | فُتح في | Opened
paid_day | يوم الدفع | Paid on
paid_on | يوم التحويل | Day of the transfer
phone_verified_at | توثيق الجوال | Phone verified
read_at | قُرئ في | Read
received_on | يوم الوصول | Received on
reminded_at | التذكير | Reminded
requested_at | وقت الطلب | Requested
returned_day | يوم إعادة الحوالة | Transfer sent back
reserved_until | محجوز حتى | Reserved until
review_at | موعد المراجعة | To be reviewed at
revoked_at | تسجيل الخروج | Signed out
salary_unlocked_at | إظهار الراتب للشركة | Salary shown to the company
sent_again_at | أُعيد إرساله في | Sent again on
sent_at | أُرسل في | Sent
shared_at | وقت المشاركة | Shared
showcased_at | الموافقة على الظهور | Agreed to be shown
shown_at | عُرض في | Shown since
signed_at | وقت التوقيع | Signed
start | البداية | Start
started_at | وقت البدء | Started
starts_at | بداية الموعد | Starts at
starts_on | تاريخ البداية | Starts on
submitted_at | وقت التسليم | Handed in
suggested_at | وقت الاقتراح | Suggested
taken_at | وقت الأداء | Taken
tell_at | موعد الإشعار | To be notified at
terms_at | تأكيد التفرّغ والراتب | Availability and salary confirmed
tests_due_at | مهلة التقييم | Assessment due
tests_late_at | تأخر التقييم | Tests late
told_at | أُبلغ في | Told
updated_at | عُدّل في | Changed
written_at | كُتب في | Written
`)
