import conversation from '../../messages/ta/conversations.json'
import crisis from '../../messages/ta/crisis_replies.json'
import ordinary from '../../messages/ta/replies.json'
import safety from '../../messages/ta/safety_conversation.json'

export const replies = { ...ordinary, crisis, safety, conversation }
