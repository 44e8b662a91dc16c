<?php
/**
 * Plugin Name:       RoomieRadar room
 * Description:       A block that shows a room or the rooms of a search from RoomieRadar. Addresses of rooms and searches in other blocks become cards too.
 * Version:           0.3.0
 * Requires at least: 6.1
 * Requires PHP:      8.0
 * License:           MIT
 * Text Domain:       roomieradar-room
 */

defined( 'ABSPATH' ) || exit;

/** The origin of the RoomieRadar whose rooms are shown, without a slash; empty until it is set. */
function roomieradar_origin(): string {
	$origin = defined( 'ROOMIERADAR_URL' ) ? ROOMIERADAR_URL : get_option( 'roomieradar_url', '' );
	return roomieradar_clean_origin( $origin );
}

/** An http(s) origin, or an empty text for anything else. */
function roomieradar_clean_origin( mixed $address ): string {
	$parts = is_string( $address ) ? wp_parse_url( trim( $address ) ) : false;
	$known = is_array( $parts ) && in_array( $parts['scheme'] ?? '', array( 'https', 'http' ), true );
	if ( ! $known || empty( $parts['host'] ) || isset( $parts['user'] ) ) {
		return '';
	}
	$port = isset( $parts['port'] ) ? ":{$parts['port']}" : '';
	return strtolower( "{$parts['scheme']}://{$parts['host']}" ) . $port;
}

/** Which addresses are rooms of it, searches, or sets of rooms, in each of its languages. */
function roomieradar_room_pattern( string $origin ): string {
	$room   = '(?:[a-z]{2}/)?listings/[0-9]+/?(?:[?\#]\S*)?';
	$search = '(?:[a-z]{2}/?)?\?\S+';
	$set    = 'embed/(?:search|listings)\?\S+';
	return '#^' . preg_quote( $origin, '#' ) . "/(?:$room|$search|$set)$#";
}

/** Is it the address of one room, not of several? */
function roomieradar_is_single( string $url ): bool {
	return 1 === preg_match( '#/listings/[0-9]+#', (string) wp_parse_url( $url )['path'] );
}

/** The address, if it is one of a room or of rooms; null for any other. */
function roomieradar_room_address( mixed $address ): ?string {
	$origin  = roomieradar_origin();
	$trimmed = is_string( $address ) ? trim( $address ) : '';
	$is_room = '' !== $origin && 1 === preg_match( roomieradar_room_pattern( $origin ), $trimmed );
	return $is_room ? $trimmed : null;
}

add_action(
	'init',
	function () {
		register_setting(
			'general',
			'roomieradar_url',
			array(
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => 'roomieradar_clean_origin',
			)
		);
		$origin = roomieradar_origin();
		if ( '' !== $origin ) {
			// A known provider keeps its frame as it is; of others, WordPress shows a sandbox.
			wp_oembed_add_provider( roomieradar_room_pattern( $origin ), "$origin/oembed", true );
		}
		register_block_type( __DIR__ . '/block' );
	}
);

add_action(
	'admin_init',
	function () {
		add_settings_field(
			'roomieradar_url',
			esc_html__( 'Address of RoomieRadar', 'roomieradar-room' ),
			function () {
				printf(
					'<input type="url" class="regular-text" id="roomieradar_url" name="roomieradar_url" value="%s" placeholder="https://roomieradar.example" %s />',
					esc_attr( roomieradar_origin() ),
					defined( 'ROOMIERADAR_URL' ) ? 'readonly' : ''
				);
			},
			'general',
			'default',
			array( 'label_for' => 'roomieradar_url' )
		);
	}
);
