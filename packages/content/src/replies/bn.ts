import names from '../../messages/bn/conversation_names.json'
import guided from '../../messages/bn/conversations.json'
import crisis from '../../messages/bn/crisis_replies.json'
import ordinary from '../../messages/bn/replies.json'
import safety from '../../messages/bn/safety_conversation.json'

const conversation = { ...guided, start: names.start }

export const replies = { ...ordinary, crisis, safety, conversation }
