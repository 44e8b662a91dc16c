<?php
/**
 * The block in a post: the card or the list by oEmbed, and a plain link where it cannot be shown.
 *
 * @var array $attributes
 */

defined( 'ABSPATH' ) || exit;

$roomieradar_url = roomieradar_room_address( $attributes['url'] ?? '' );
if ( null === $roomieradar_url ) {
	return;
}

// Cached by WordPress with the post for a day, like every embed.
$roomieradar_embed = $GLOBALS['wp_embed']->shortcode( array(), $roomieradar_url );
$roomieradar_text  = roomieradar_is_single( $roomieradar_url )
	? esc_html__( 'A room on RoomieRadar', 'roomieradar-room' )
	: esc_html__( 'Rooms on RoomieRadar', 'roomieradar-room' );
$roomieradar_card  = str_contains( (string) $roomieradar_embed, '<iframe' )
	? $roomieradar_embed
	: sprintf( '<a href="%s">%s</a>', esc_url( $roomieradar_url ), $roomieradar_text );

printf( '<div %s>%s</div>', get_block_wrapper_attributes(), $roomieradar_card ); // phpcs:ignore WordPress.Security.EscapeOutput
