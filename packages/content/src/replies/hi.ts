import names from '../../messages/hi/conversation_names.json'
import guided from '../../messages/hi/conversations.json'
import crisis from '../../messages/hi/crisis_replies.json'
import ordinary from '../../messages/hi/replies.json'
import safety from '../../messages/hi/safety_conversation.json'

const conversation = { ...guided, start: names.start }

export const replies = { ...ordinary, crisis, safety, conversation }
