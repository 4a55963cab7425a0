-- outside a transaction
-- Whether a colleague has written in a conversation.
create index concurrently conversation_messages_of_staff on conversation_messages (conversation_id, staff_id)
  where staff_id is not null;
