import conversation from '../../messages/en/conversations.json'
import crisis from '../../messages/en/crisis_replies.json'
import ordinary from '../../messages/en/replies.json'
import safety from '../../messages/en/safety_conversation.json'

export const replies = { ...ordinary, crisis, safety, conversation }
