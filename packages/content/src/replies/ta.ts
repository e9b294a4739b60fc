import names from '../../messages/ta/conversation_names.json'
import guided from '../../messages/ta/conversations.json'
import crisis from '../../messages/ta/crisis_replies.json'
import ordinary from '../../messages/ta/replies.json'
import safety from '../../messages/ta/safety_conversation.json'

const conversation = { ...guided, start: names.start }

export const replies = { ...ordinary, crisis, safety, conversation }
